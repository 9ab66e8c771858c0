import type { ComponentProps } from 'react'
import { labels } from 'virtual:content'

/** A link to another site in a new tab. Its hidden text tells users of screen readers about the new tab. */
export const NewTabLink = ({ children, ...props }: ComponentProps<'a'> & { children: string }) => (
  <a target="_blank" rel="noreferrer" {...props}>
    {`${children} `}
    <span className="visually-hidden">{`(${labels.frame.newTab})`}</span>
  </a>
)
