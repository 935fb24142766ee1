import { useEffect, useEffectEvent } from 'react'

/** State of a waiting act. The parent holds it, since the act may be asked before the panel is drawn. */
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
