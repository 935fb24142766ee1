import type { ReactNode } from 'react'
import { NotRead, type ReadingToRetry } from './failed.tsx'
import { SkeletonForm } from './skeletons.tsx'

/** The part of a query that is looked at. */
export interface Reading<T> extends ReadingToRetry {
  readonly data: T | undefined
}

interface LoadedProps<T> {
  readonly of: Reading<T>
  /** What to say when it cannot be read. */
  readonly failure: string
  /** What stands there meanwhile; a form's shape when absent. */
  readonly ghost?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What was read, or its loading or failed state. A later reading that fails leaves what was shown. */
export function Loaded<T>({ of, failure, ghost = <SkeletonForm />, children }: LoadedProps<T>) {
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return ghost
  return <NotRead of={of} failure={failure} />
}
