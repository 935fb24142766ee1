import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

interface CambioAjenoProps {
  /** Replaces the typed text by the saved values; absent where nothing would change. */
  readonly onTake?: (() => void) | undefined
  readonly children: ReactNode
}

/** Notice about another user's change to the record being edited, with a button to take it. */
export function CambioAjeno({ onTake, children }: CambioAjenoProps) {
  const take = onTake && (
    <Button kind="quiet" onClick={onTake}>
      Usar lo guardado
    </Button>
  )
  return <Notice actions={take}>{children}</Notice>
}

/** The same, scrolled into view: the refused button is at the foot of a form. */
export function CambioAjenoALaVista(props: CambioAjenoProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // in a block: browsers may return a promise, which React would take for a cleanup
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <CambioAjeno {...props} />
    </div>
  )
}
