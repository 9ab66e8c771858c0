import { useState } from 'react'
import { labels } from 'virtual:content'
import type { createLetter } from './createLetter.ts'
import { PhoneLink } from '../components/ContactLinks.tsx'
import styles from './Form.module.css'

const { confirmation } = labels

interface Props {
  letter: ReturnType<typeof createLetter>
  /** Called when the visitor copies the letter, or opens an e-mail that contains all of it. */
  onTaken?: () => void
}

/**
 * Other ways to send the values of a form: a link to a prefilled e-mail (not for every form), the phone number, and
 * a button that copies the letter. If copying fails, visitors can copy the text by hand. The parent must be a live
 * region, so that screen readers announce the result.
 */
export function OtherWaysToSend({ letter: { text, href, isHrefComplete }, onTaken }: Props) {
  const [copyResult, setCopyResult] = useState<'copied' | 'failed' | null>(null)
  const copyText = async () => {
    setCopyResult(null) // so that a screen reader announces the same result again
    try {
      await navigator.clipboard.writeText(text)
      setCopyResult('copied')
      onTaken?.()
    } catch {
      await Promise.resolve() // else React would not render the null above, if writeText is missing
      setCopyResult('failed') // permission denied, or no clipboard API, as over plain http
    }
  }
  return (
    <>
      {href && (
        <a className={`${styles.primary} button`} href={href} onClick={isHrefComplete ? onTaken : undefined}>
          {confirmation.email}
        </a>
      )}
      {href && !isHrefComplete && <p>{confirmation.tooLong}</p>}
      <p>
        {href ? confirmation.orCall : confirmation.call} <PhoneLink />.
      </p>
      <p>
        <button type="button" className="button" onClick={() => void copyText()}>
          {confirmation.copy}
        </button>{' '}
        <span>{copyResult && confirmation[copyResult]}</span>
      </p>
      {copyResult === 'failed' && (
        <div className={styles.field}>
          <textarea readOnly aria-label={confirmation.failed} rows={8} value={text} />
        </div>
      )}
    </>
  )
}
