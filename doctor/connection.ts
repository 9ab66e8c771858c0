import { createSocket } from 'node:dgram'
import dns from 'node:dns'
import { once } from 'node:events'
import tls from 'node:tls'
import { type SiteResponse, type Client, readHeaderField, explainError } from './client.ts'
import type { Report } from './report.ts'

const dayMs = 86_400_000

/**
 * Checks certificate, TLS and HTTP versions, and the redirects from http:// and from the host with www added
 * or removed.
 */
export async function checkConnection(home: SiteResponse, client: Client, report: Report) {
  const { url } = home
  if (url.protocol === 'http:') {
    report.errors.push(
      `The site is asked for on http://: browsers call it "not secure". Set up https: deploy/README.md.`,
    )
    return
  }
  await Promise.all([
    checkCertificate(url, client, report),
    checkOldTls(url, client, report),
    checkHttp3(home, client, report),
    checkHttpRedirect(url, client, report),
    checkOtherHost(url, client, report),
  ])
}

async function connectTls(
  url: URL,
  client: Client,
  options: tls.ConnectionOptions = {},
): Promise<tls.TLSSocket> {
  const { ca, lookup, signal, timeoutMs = 10_000 } = client.options
  const socket = tls.connect({
    host: url.hostname,
    port: Number(url.port || 443),
    servername: url.hostname,
    ...(ca !== undefined && { ca }),
    ...(lookup && { lookup }),
    ...options,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
    return socket
  } catch (error) {
    socket.destroy()
    throw error
  }
}

async function checkCertificate(url: URL, client: Client, report: Report) {
  const socket = await connectTls(url, client, { ALPNProtocols: ['h2', 'http/1.1'] })
  const { valid_from: start, valid_to: end } = socket.getPeerCertificate()
  const leftMs = Date.parse(end) - (client.options.now ?? Date.now())
  const daysLeft = Math.floor(leftMs / dayMs)
  const endDate = new Date(end).toISOString().slice(0, 10)
  // The second condition is for short-lived certificates: a certificate for 6 days always has less than 14 days left.
  if (daysLeft < 14 && leftMs < (Date.parse(end) - Date.parse(start)) / 4)
    report.errors.push(
      `The certificate ends in ${daysLeft} days (${endDate}); from then on browsers refuse the site. It should have been renewed by itself: docker compose logs https.`,
    )
  else report.passed.push(`The certificate is valid for ${daysLeft} more days (${endDate}).`)
  if (socket.alpnProtocol === 'h2') report.passed.push('The site speaks HTTP/2.')
  else
    report.warnings.push(
      'The site does not speak HTTP/2, so that pages load slower. The proxy in front can be told to.',
    )
  socket.destroy()
}

async function checkOldTls(url: URL, client: Client, report: Report) {
  const outdatedTlsOptions = {
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  } as const
  const socket = await connectTls(url, client, outdatedTlsOptions).catch(() => undefined)
  if (!socket) return
  socket.destroy()
  report.errors.push(
    'The site accepts TLS 1.1 or older, which can be broken. The proxy in front must refuse it.',
  )
}

async function checkHttp3(home: SiteResponse, client: Client, report: Report) {
  const http3Offer = /h3="(?:[^":]*):(\d+)"/.exec(readHeaderField(home, 'alt-svc'))
  if (!http3Offer) {
    report.warnings.push('The site does not offer HTTP/3, so that pages load slower on phones.')
    return
  }
  const address = await new Promise<string>((resolve, reject) => {
    const lookup = client.options.lookup ?? dns.lookup
    lookup(home.url.hostname, {}, (error, found) => (error ? reject(error) : resolve(String(found))))
  })
  if (await speaksQuic(address, Number(http3Offer[1]), client.options.timeoutMs))
    report.passed.push('The site speaks HTTP/3.')
  else
    report.warnings.push(
      `The site offers HTTP/3, but UDP on port ${http3Offer[1]} does not come through from here. Open it in the firewall.`,
    )
}

/** Whether a server speaks QUIC (HTTP/3): it then answers an unknown version with those it knows (RFC 9000, 6.1). */
async function speaksQuic(host: string, port: number, timeoutMs = 3000): Promise<boolean> {
  const packet = Buffer.alloc(1200)
  packet.writeUInt8(0xc0, 0)
  packet.writeUInt32BE(0x1a2a3a4a, 1)
  for (const at of [5, 14]) packet.writeUInt8(8, at) // lengths of the two connection ids
  packet.write('doctor-1', 6, 'latin1')
  packet.write('doctor-2', 15, 'latin1')
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  const sendPacket = () => socket.send(packet, port, host, () => undefined)
  const resendTimer = setInterval(sendPacket, 500) // UDP packets may be lost
  try {
    sendPacket()
    const [answer] = (await once(socket, 'message', {
      signal: AbortSignal.timeout(Math.min(timeoutMs, 3000)),
    })) as [Buffer]
    return answer.length > 5 && (answer.readUInt8(0) & 0x80) !== 0 && answer.readUInt32BE(1) === 0
  } catch {
    return false
  } finally {
    clearInterval(resendTimer)
    socket.close()
  }
}

async function checkHttpRedirect(url: URL, client: Client, report: Report) {
  const httpUrl = new URL('/about?doctor=1', url)
  httpUrl.protocol = 'http:'
  httpUrl.port = String(client.options.httpPort ?? 80)
  try {
    const { status, headers } = await client.get(httpUrl)
    const redirectTarget = new URL(headers.location?.[0] ?? httpUrl, httpUrl)
    if (status < 300 || status > 399)
      report.errors.push(
        `${httpUrl.origin} answers by itself (${status}) instead of leading to ${url.origin}.`,
      )
    else if (redirectTarget.href !== new URL('/about?doctor=1', url).href)
      report.errors.push(
        `${httpUrl.href} leads to ${redirectTarget.href}, expected the same page on ${url.origin}.`,
      )
    else report.passed.push(`Visitors of http:// are led to ${url.origin}.`)
  } catch (error) {
    report.errors.push(
      `${httpUrl.origin} does not answer (${explainError(error)}): whoever types the name without https:// sees an error.`,
    )
  }
}

/** Checks that the host with "www." added or removed redirects to the site, if DNS knows it. */
async function checkOtherHost(url: URL, client: Client, report: Report) {
  const { hostname } = url
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname)) return
  const otherHostUrl = new URL('/about', url)
  otherHostUrl.hostname = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`
  try {
    const { status, headers } = await client.get(otherHostUrl)
    const redirectTarget = new URL(headers.location?.[0] ?? otherHostUrl, otherHostUrl)
    if (status >= 300 && status < 400 && redirectTarget.href === new URL('/about', url).href)
      report.passed.push(`${otherHostUrl.hostname} leads to ${hostname}.`)
    else
      report.errors.push(
        `${otherHostUrl.origin} does not lead to ${url.origin} (${status} ${headers.location?.[0] ?? ''}): the site has two addresses.`,
      )
  } catch (error) {
    const reason = explainError(error)
    // It is no error if DNS does not know the other host, because the firm need not own it.
    if (!reason.includes('DNS'))
      report.errors.push(
        `${otherHostUrl.origin} does not work: ${reason}. With the https profile HTTPS_ALIASES in .env adds it, otherwise your proxy must redirect it.`,
      )
  }
}
