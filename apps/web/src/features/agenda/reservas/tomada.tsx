import { reservaMessages } from '@alerce/contract/messages/agenda/reservas'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { cuandoEs } from './horas-picker.tsx'
import classes from './reservas.module.css'

/** Nearest free hours in the refusal of a taken one; null for other failures. */
export function cercanasDe(error: unknown): readonly string[] | null {
  if (!isRefusal(error, reservaMessages.horaTomada.status)) return null
  return (error.data as { readonly alternativas?: readonly string[] } | null)?.alternativas ?? null
}

interface TomadaProps {
  readonly cercanas: readonly string[]
  readonly onChoose: (inicio: string) => void
}

/** Somebody else took the hour meanwhile: the nearest free ones. */
export function Tomada({ cercanas, onChoose }: TomadaProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={root}>
      <Notice tone="warn">
        <p>{reservaMessages.horaTomada.text}</p>
        <div className={classes.cercanas}>
          {cercanas.map((inicio) => (
            <Button key={inicio} onClick={() => onChoose(inicio)}>
              {cuandoEs(inicio)}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  )
}
