import type { ReactNode } from 'react'
import { Loaded, type Reading } from '../feedback/loaded.tsx'
import { Page, wayHome } from './page.tsx'

interface LoadedPageProps<T> {
  readonly title: string
  readonly of: Reading<T>
  /** Text of a failed load. */
  readonly failure: string
  /** The screen, with its own Page. */
  readonly children: (data: T) => ReactNode
}

/** Screen of one reading: its title at once, the rest when loaded. */
export function LoadedPage<T>({ title, of, failure, children }: LoadedPageProps<T>) {
  if (of.data !== undefined) return children(of.data)
  return (
    <Page title={title} actions={wayHome(of.error)}>
      <Loaded of={of} failure={failure}>
        {children}
      </Loaded>
    </Page>
  )
}
