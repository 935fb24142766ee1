import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import classes from './feedback.module.css'
import { Loaded } from './loaded.tsx'
import { Notice } from './notice.tsx'
import { SkeletonRows } from './skeletons.tsx'

interface PagedProps<P> {
  readonly of: UseInfiniteQueryResult<InfiniteData<P>>
  readonly failure: string
  readonly children: (pages: readonly P[]) => ReactNode
}

/** A list that comes by pages. A page that cannot be read leaves those that were. */
export function Paged<P>({ of, failure, children }: PagedProps<P>) {
  return (
    <>
      <Loaded of={of} failure={failure} ghost={<SkeletonRows />}>
        {({ pages }) => children(pages)}
      </Loaded>
      {of.hasNextPage && (
        <div className={classes.more}>
          {of.isFetchNextPageError && <Notice tone="bad">{failure}</Notice>}
          <Button kind="quiet" busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
            Ver más
          </Button>
        </div>
      )}
    </>
  )
}
