import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { type OpenPdf, openPdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import classes from './visor.module.css'

interface PdfViewerProps {
  readonly content: Blob
  readonly name: string
  /** Degrees clockwise from how its pages stand. */
  readonly turned: number
}

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const
const PERCENT = 100

/** A PDF, a page at a time: by its buttons, or with Page Up, Page Down, + and − once one is in it. */
export function PdfViewer({ content, name, turned }: PdfViewerProps) {
  const opened = useOpened(content)
  const [at, setAt] = useState(1)
  const [zoom, setZoom] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const room = useWidth(frame)
  if (opened === 'failed') return <Notice>No se pudo mostrar el documento. Ábralo en otra pestaña.</Notice>
  const pages = opened?.numPages ?? 1
  const turn = (by: number) => setAt((page) => Math.min(pages, Math.max(1, page + by)))
  const scale = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))
  const keys: Record<string, () => void> = {
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    '+': () => scale(1),
    '-': () => scale(-1),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut to the buttons within
    <div className={classes.pdf} onKeyDown={onKeyDown}>
      <div className={classes.bar} role="toolbar" aria-label="Páginas y tamaño">
        <ReasonedButton
          kind="quiet"
          side="bottom"
          reason={at === 1 ? 'Es la primera página.' : null}
          onClick={() => turn(-1)}
        >
          Página anterior
        </ReasonedButton>
        <span role="status">{opened ? `Página ${at} de ${pages}` : 'Abriendo…'}</span>
        <ReasonedButton
          kind="quiet"
          side="bottom"
          reason={at === pages ? 'Es la última página.' : null}
          onClick={() => turn(1)}
        >
          Página siguiente
        </ReasonedButton>
        <ReasonedButton
          kind="quiet"
          side="bottom"
          aria-label="Alejar"
          reason={zoom === 0 ? 'Es el tamaño más chico.' : null}
          onClick={() => scale(-1)}
        >
          −
        </ReasonedButton>
        <span>{(ZOOMS[zoom] ?? 1) * PERCENT} %</span>
        <ReasonedButton
          kind="quiet"
          side="bottom"
          aria-label="Acercar"
          reason={zoom === ZOOMS.length - 1 ? 'Es el tamaño más grande.' : null}
          onClick={() => scale(1)}
        >
          +
        </ReasonedButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that is wider than its place is moved by keys */}
      <section className={classes.frame} ref={frame} tabIndex={0} aria-label={`${name}, página ${at}`}>
        {opened && <PdfPage document={opened} number={at} turned={turned} zoom={ZOOMS[zoom] ?? 1} room={room} />}
      </section>
    </div>
  )
}

/** The document once it is read; 'failed' where it cannot be. */
function useOpened(content: Blob): OpenPdf | 'failed' | null {
  const [opened, setOpened] = useState<OpenPdf | 'failed' | null>(null)
  useEffect(() => {
    let left = false
    const reading = openPdf(content)
    reading.then(
      (document) => !left && setOpened(document),
      () => !left && setOpened('failed'),
    )
    return () => {
      left = true
      reading.then((document) => document.loadingTask.destroy()).catch(() => undefined)
    }
  }, [content])
  return opened
}

/** How wide an element is, as it is now. */
function useWidth(of: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = of.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
