import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'
import classes from './feedback.module.css'
import { Loaded } from './loaded.tsx'
import { Notice } from './notice.tsx'
import { SkeletonRows } from './skeletons.tsx'

interface MorePagesProps {
  readonly of: UseInfiniteQueryResult
  /** Text for a page that fails to load. */
  readonly failure: string
}

/**
 * Requests the next page of a list, if there is one. A refetch in progress goes first: a page in its place would leave
 * all others stale.
 */
export function MorePages({ of, failure }: MorePagesProps) {
  const [asked, setAsked] = useState(false)
  const { isFetching, hasNextPage, fetchNextPage } = of
  useEffect(() => {
    if (!asked || isFetching) return
    setAsked(false)
    if (hasNextPage) void fetchNextPage()
  }, [asked, isFetching, hasNextPage, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div className={classes.more}>
      {of.isFetchNextPageError && <Notice tone="bad">{failure}</Notice>}
      <Button kind="quiet" busy={asked || of.isFetchingNextPage} onClick={() => setAsked(true)}>
        Ver más
      </Button>
    </div>
  )
}

interface PagedProps<P> {
  readonly of: UseInfiniteQueryResult<InfiniteData<P>>
  readonly failure: string
  readonly children: (pages: readonly P[]) => ReactNode
}

/** List by pages. A page that cannot be read leaves the earlier pages. */
export function Paged<P>({ of, failure, children }: PagedProps<P>) {
  return (
    <>
      <Loaded of={of} failure={failure} ghost={<SkeletonRows />}>
        {({ pages }) => children(pages)}
      </Loaded>
      <MorePages of={of} failure={failure} />
    </>
  )
}
