/** The firm's facts. The owner sets them by environment variables: see .env.example. */
export interface Site {
  name: string
  url: string
  phone: string
  email: string
  sustainabilityUrl: string
  addresses: Record<'factory' | 'headOffice' | 'showroom', string[]>
  map: { latitude: number; longitude: number }
}
