import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { Notice } from '../feedback/notice.tsx'
import classes from './visor.module.css'

interface PdfViewerProps {
  readonly content: Blob
  readonly name: string
  /** Clockwise degrees from the original orientation of its pages. */
  readonly turned: number
}

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const
const PERCENT = 100

type OpenPdf = PDFDocumentProxy
type OpenPdfPage = PDFPageProxy

/** Reads a PDF with pdf.js, loaded with the first PDF opened; it fetches nothing beyond its scripts. */
async function openPdf(content: Blob): Promise<OpenPdf> {
  const [pdfjs, { default: workerSrc }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc
  return await pdfjs.getDocument({ data: new Uint8Array(await content.arrayBuffer()), useWasm: false }).promise
}

/** Text of a page by lines, in reading order. */
async function linesOf(page: OpenPdfPage): Promise<string[]> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text.split('\n').filter((line) => line.trim() !== '')
}

interface PdfPageProps {
  readonly document: OpenPdf
  readonly number: number
  /** Clockwise degrees from the original orientation. */
  readonly turned: number
  /** 1: full width. */
  readonly zoom: number
  /** Available width in px. */
  readonly room: number
}

/** Page as a picture, and as text for screen readers. A drawing is cancelled when a newer one starts. */
function PdfPage({ document, number, turned, zoom, room }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    let stop: () => void = () => undefined
    let left = false
    const draw = async () => {
      const page = await document.getPage(number)
      const target = canvas.current
      if (left || !target || room === 0) return
      const width = room * zoom
      const rotation = page.rotate + turned
      const asItIs = page.getViewport({ scale: 1, rotation })
      const viewport = page.getViewport({ scale: (width / asItIs.width) * devicePixelRatio, rotation })
      target.width = viewport.width
      target.height = viewport.height
      target.style.width = `${width}px`
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      await task.promise
      const found = await linesOf(page)
      if (!left) setLines(found)
    }
    // a cancelled drawing rejects
    draw().catch(() => undefined)
    return () => {
      left = true
      stop()
    }
  }, [document, number, turned, zoom, room])
  return (
    <>
      <canvas ref={canvas} className={classes.page} />
      <div className={classes.said}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <p key={i}>{line}</p>
        ))}
      </div>
    </>
  )
}

/** PDF by pages: with its buttons, or with Page Up, Page Down, + and − while the focus is inside. */
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

/** Document once read; 'failed' if it cannot be read. */
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

/** Current width of an element. */
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
