import { useCallback, useEffect, useRef, useState } from 'react'
import { type DraftPlace, hasPlaces, rememberPlace, takeLeftBehind, takePlace } from '../drafts/places.ts'

interface PlaceOfName {
  readonly name: string
  readonly place: DraftPlace
}

/**
 * Draft of a form: that of its name, or, for a new record, one that no other window has open (`formulario`; null until
 * known). `lookElsewhere`: for an empty draft, takes one left by a closed window, unless something has been typed.
 */
export function useDraftPlace(name: string | null, isTouched: () => boolean) {
  const [here, setHere] = useState<PlaceOfName | null>(null)
  const held = useRef<PlaceOfName | null>(null)
  const touched = useRef(isTouched)
  touched.current = isTouched

  const stand = useCallback((next: PlaceOfName) => {
    held.current = next
    rememberPlace(next.name, next.place)
    setHere(next)
  }, [])

  useEffect(() => {
    if (name === null || !hasPlaces(name)) return
    let current = true
    const arrive = (place: DraftPlace) => (current ? stand({ name, place }) : place.leave())
    const go = () => (current ? takePlace(name).then(arrive) : undefined)
    // not before the next turn: with a double render (StrictMode) a form would lock its own place
    void Promise.resolve().then(go)
    return () => {
      current = false
      held.current?.place.leave()
      held.current = null
    }
  }, [name, stand])

  const lookElsewhere = useCallback(async () => {
    const from = held.current
    const left = from && (await takeLeftBehind(from.name).catch(() => null))
    if (!left) return
    if (held.current !== from || touched.current()) return left.leave()
    from.place.leave()
    stand({ name: from.name, place: left })
  }, [stand])

  const own = here?.name === name ? here.place.formulario : null
  return { formulario: name !== null && hasPlaces(name) ? own : name, lookElsewhere }
}
