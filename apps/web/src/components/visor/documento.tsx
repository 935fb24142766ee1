import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { openInTab } from '../../lib/files.ts'
import { useSingleKeys } from '../../lib/keys/single-keys.ts'
import { Button } from '../actions/button.tsx'
import classes from './visor.module.css'

/** Loads with the first document opened, followed by pdf.js. */
const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.tsx')).PdfViewer }))

/** Degrees of one turn, and of a full one. */
const QUARTER = 90
const FULL = 360

/** Document on screen. */
export interface DocumentoMostrado {
  readonly name: string
  readonly type: string
  readonly content: Blob
}

interface DocumentoProps {
  readonly documento: DocumentoMostrado
  /** Keeps it while another is opened beside it; null: both are open. */
  readonly keeping: { readonly kept: boolean; readonly onKeep: () => void } | null
  readonly onClose: () => void
}

/** One document with its buttons; it takes the focus when it opens. */
export function Documento({ documento: { name, type, content }, keeping, onClose }: DocumentoProps) {
  const id = useId()
  const url = useUrl(content)
  const title = useRef<HTMLHeadingElement>(null)
  const keys = useSingleKeys()
  const [turned, setTurned] = useState(0)
  useEffect(() => title.current?.focus(), [])
  const turn = () => setTurned((now) => (now + QUARTER) % FULL)
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = keys && !(event.ctrlKey || event.metaKey || event.altKey)
    if (event.key === 'Escape') onClose()
    else if (plain && event.key.toLowerCase() === 'g') turn()
    else return
    // a dialog around it stays open
    event.preventDefault()
  }
  return (
    <article className={classes.document} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header>
        <h2 id={id} ref={title} tabIndex={-1}>
          {name}
        </h2>
        <Button kind="quiet" aria-keyshortcuts={keys ? 'g' : undefined} onClick={turn}>
          Girar
        </Button>
        {keeping && (
          <span className={classes.keep}>
            <Button kind={keeping.kept ? 'tonal' : 'quiet'} aria-pressed={keeping.kept} onClick={keeping.onKeep}>
              Comparar
            </Button>
          </span>
        )}
        <Button kind="quiet" onClick={() => void openInTab(async () => content)}>
          Abrir en otra pestaña
        </Button>
        <Button onClick={onClose}>Cerrar documento</Button>
      </header>
      <p className={classes.hint} role="status">
        {keeping?.kept && 'Abra el otro documento: se verá al lado.'}
      </p>
      {url && type.startsWith('image/') && (
        <div className={classes.picture} data-sideways={turned % (2 * QUARTER) !== 0 || undefined}>
          <img src={url} alt={name} style={{ rotate: `${turned}deg` }} />
        </div>
      )}
      {!type.startsWith('image/') && (
        <Suspense fallback={<p role="status">Abriendo…</p>}>
          <PdfViewer content={content} name={name} turned={turned} />
        </Suspense>
      )}
    </article>
  )
}

/** URL of these bytes in this page, released with the component. */
function useUrl(content: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
