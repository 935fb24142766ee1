import { useEffect, useRef, useState } from 'react'
import { linesOf, type OpenPdf } from './open-pdf.ts'
import classes from './visor.module.css'

interface PdfPageProps {
  readonly document: OpenPdf
  readonly number: number
  /** Degrees clockwise from how it stands. */
  readonly turned: number
  /** 1: as wide as there is room. */
  readonly zoom: number
  /** Pixels that there are from side to side. */
  readonly room: number
}

/** A page as a picture, and as text for who does not see it. A drawing that another overtakes is given up. */
export function PdfPage({ document, number, turned, zoom, room }: PdfPageProps) {
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
    // a drawing that was stopped says so by failing
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
