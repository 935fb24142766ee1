import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import type { AgendaNews as Said } from '../use-aviso.ts'
import classes from './calendario.module.css'

const SHOWN_MS = 12_000

interface AvisoProps {
  readonly aviso: Said | null
  readonly onClose: () => void
}

/** What was just done, with the way back; it leaves by itself, but not from under a hand or the focus. */
export function Aviso({ aviso, onClose }: AvisoProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!aviso) return
    const timer = setInterval(() => {
      if (!ref.current?.matches(':hover, :focus-within')) onClose()
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [aviso, onClose])

  const way = aviso?.way
  return (
    <div ref={ref} className={classes.aviso} role="status" data-open={aviso !== null || undefined}>
      {aviso && (
        <>
          <p key={aviso.id}>{aviso.text}</p>
          {way && (
            <Button
              kind="quiet"
              onClick={() => {
                onClose()
                way.go()
              }}
            >
              {way.word}
            </Button>
          )}
          <Button kind="quiet" icon aria-label="Cerrar aviso" onClick={onClose}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  )
}
