import { useEffect, useEffectEvent } from 'react'

/** Whether an act was asked for that still waits; held above, since it may be asked before there is a panel. */
export interface Asked {
  readonly asked: boolean
  readonly onAsked: (asked: boolean) => void
}

/** Runs an act once its data is read. Asked before then, it waits and runs once, as `late`. */
export function useOnceRead({ asked, onAsked }: Asked, read: boolean, act: () => void, late: () => void) {
  const follow = useEffectEvent(() => {
    onAsked(false)
    late()
  })
  useEffect(() => {
    if (asked && read) follow()
  }, [asked, read])
  return () => (read ? act() : onAsked(true))
}
