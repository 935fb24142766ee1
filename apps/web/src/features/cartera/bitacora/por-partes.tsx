import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/actions/button.tsx'
import { Entries } from './entries.tsx'
import classes from './timeline.module.css'
import type { EntradaDeBitacora } from './use-filtro.ts'

/** How many are drawn at first, and more by each «Ver más»: the filter looks at all of them, and paper has them all. */
const PARTE = 100

/** The entries, as many as are looked at. */
export function PorPartes({ entries }: { readonly entries: readonly EntradaDeBitacora[] }) {
  const [drawn, setDrawn] = useState(PARTE)
  const [primera, setPrimera] = useState<EntradaDeBitacora>()
  const enPrimera = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // what is printed is whole; it is drawn as soon as this returns
    const all = () => flushSync(() => setDrawn(entries.length))
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [entries.length])
  const more = () => {
    flushSync(() => {
      setPrimera(entries[drawn])
      setDrawn(drawn + PARTE)
    })
    // the button may be gone with the last of them
    enPrimera.current?.focus()
  }
  return (
    <>
      <Entries entries={entries.slice(0, drawn)} {...{ primera, enPrimera }} />
      {entries.length > drawn && (
        <div className={classes.more}>
          <Button kind="quiet" onClick={more}>
            Ver más
          </Button>
        </div>
      )}
    </>
  )
}
