import { useEffect, useEffectEvent, useState } from 'react'

/** An act that depends on what is being read: asked for before, it waits and is done `late`, once. */
export function useOnceRead(read: boolean, act: () => void, late: () => void) {
  const [asked, setAsked] = useState(false)
  const follow = useEffectEvent(late)
  useEffect(() => {
    if (!(asked && read)) return
    setAsked(false)
    follow()
  }, [asked, read])
  return { asked, ask: () => (read ? act() : setAsked(true)) }
}
