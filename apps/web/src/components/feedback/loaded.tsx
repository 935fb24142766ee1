import type { ReactNode } from 'react'
import { NotRead, type ReadingToRetry } from './failed.tsx'
import { SkeletonForm } from './skeletons.tsx'

/** Part of a query that a component reads. */
export interface Reading<T> extends ReadingToRetry {
  readonly data: T | undefined
}

interface LoadedProps<T> {
  readonly of: Reading<T>
  /** Text of a failed load. */
  readonly failure: string
  /** Placeholder during the load; a form skeleton by default. */
  readonly ghost?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Loaded data, its skeleton or its failure. A failed refetch keeps the data on screen. */
export function Loaded<T>({ of, failure, ghost = <SkeletonForm />, children }: LoadedProps<T>) {
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return ghost
  return <NotRead of={of} failure={failure} />
}
