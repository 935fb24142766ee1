import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { openInTab } from '../../lib/files.ts'
import { Button } from '../actions/button.tsx'
import classes from './visor.module.css'

/** Loads with the first document opened, followed by pdf.js. */
const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.tsx')).PdfViewer }))

/** Degrees of one turn, and of a full one. */
const QUARTER = 90
const FULL = 360

/** Document on screen. */
interface DocumentoMostrado {
  readonly name: string
  readonly type: string
  readonly content: Blob
}

const Mostrar = createContext<((documento: DocumentoMostrado) => void) | null>(null)

/** Shows a document beside its subject. */
export function useMostrar(): (documento: DocumentoMostrado) => void {
  const mostrar = useContext(Mostrar)
  if (!mostrar) throw new Error('Visor is missing')
  return mostrar
}

/** A case or a sale, with the document opened last beside it. */
export function Visor({ children }: { readonly children: ReactNode }) {
  const [documento, setDocumento] = useState<DocumentoMostrado | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const show = (next: DocumentoMostrado) => {
    opener.current = document.activeElement as HTMLElement | null
    setDocumento(next)
  }
  const close = () => {
    opener.current?.focus()
    setDocumento(null)
  }
  return (
    <Mostrar value={show}>
      {children}
      {documento && <Abierto key={documento.name} documento={documento} onClose={close} />}
    </Mostrar>
  )
}

/** The same two columns inside a dialog. */
export function Beside({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.beside}>
      <Visor>
        <div>{children}</div>
      </Visor>
    </div>
  )
}

function Abierto({ documento, onClose }: { readonly documento: DocumentoMostrado; readonly onClose: () => void }) {
  const { name, type, content } = documento
  const [url, setUrl] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  const [turned, setTurned] = useState(0)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  useEffect(() => title.current?.focus(), [])
  return (
    <aside
      className={classes.visor}
      aria-labelledby="documento"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // a dialog around it stays open
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id="documento" ref={title} tabIndex={-1}>
          {name}
        </h2>
        <Button kind="quiet" onClick={() => setTurned((now) => (now + QUARTER) % FULL)}>
          Girar
        </Button>
        <Button kind="quiet" onClick={() => void openInTab(async () => content)}>
          Abrir en otra pestaña
        </Button>
        <Button onClick={onClose}>Cerrar documento</Button>
      </header>
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
    </aside>
  )
}
