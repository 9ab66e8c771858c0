import { useState } from 'react'
import { confirmation } from '../content/forms.ts'

/** Copies a text; says whether that worked. */
export function CopyButton({ text, onCopied }: { text: string; onCopied: () => void }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text) // absent over plain http
      setResult('copied')
      onCopied()
    } catch (error) {
      console.warn(error)
      setResult('failed')
    }
  }
  return (
    <p>
      <button type="button" className="button" onClick={() => void copy()}>
        {confirmation.copy}
      </button>{' '}
      <span role="status">{result && confirmation[result]}</span>
    </p>
  )
}
