import { useState } from 'react'
import { labels } from 'virtual:content'
import styles from './Form.module.css'

const { confirmation } = labels

/** A button that copies a text. If that fails, it shows the text, to be copied by hand. The parent must be a live region. */
export function CopyButton({ text, onCopied }: { text: string; onCopied: () => void }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
      onCopied()
    } catch {
      setResult('failed') // permission denied, or no clipboard API, as over plain http
    }
  }
  return (
    <>
      <p>
        <button type="button" className="button" onClick={() => void copyText()}>
          {confirmation.copy}
        </button>{' '}
        <span>{result && confirmation[result]}</span>
      </p>
      {result === 'failed' && (
        <div className={styles.field}>
          <textarea readOnly aria-label={confirmation.failed} rows={8} value={text} />
        </div>
      )}
    </>
  )
}
