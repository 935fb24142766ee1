import { dudasMessages as m } from '@alerce/contract/messages/declaracion/dudas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type EstadoDeDuda, estadoDeDuda } from '@alerce/domain/declaracion/dudas'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { DudaDelPostulante } from '../queries.ts'
import classes from './dudas.module.css'
import { Responder } from './responder.tsx'

const estados: Readonly<Record<EstadoDeDuda, (duda: DudaDelPostulante) => string>> = {
  enviada: () => 'Sin leer',
  leida: () => 'Sin responder',
  respondida: ({ respondidaEn, respondidaPor }) =>
    `Respondida el ${fechaYHora(respondidaEn ?? '')} por ${respondidaPor}`,
}

interface DudaProps {
  readonly duda: DudaDelPostulante
  readonly writes: boolean
}

/** A question: its texts are read when it is opened, which the access log records and the applicant is told. */
function Duda({ duda, writes }: DudaProps) {
  const { dudaId, identificador, en, seResponde } = duda
  const id = useId()
  const abrir = useWrite('abrirDuda')
  const [leida, setLeida] = useState<ReplyOf<'abrirDuda'> | null>(null)
  const { busy, run } = useAction(
    () => abrir.mutateAsync({ identificador, dudaId }, (textos) => setLeida(textos)),
    m.abrirFailed.text,
  )
  const estado = estadoDeDuda(duda)
  const onRespondida = (respuesta: string) => {
    flushSync(() => setLeida((antes) => antes && { ...antes, respuesta }))
    document.getElementById(id)?.focus()
  }
  return (
    <li data-estado={estado}>
      <div className={classes.cabeza}>
        <p>
          <b>Pregunta del {fechaYHora(en)}</b>
          <small>{estados[estado](duda)}</small>
        </p>
        {writes && (
          <Button
            id={id}
            kind={estado === 'respondida' ? 'quiet' : 'plain'}
            busy={busy}
            aria-expanded={leida !== null}
            onClick={() => (leida ? setLeida(null) : run())}
          >
            {leida ? 'Ocultar' : 'Ver pregunta'}
          </Button>
        )}
      </div>
      {leida && (
        <div className={classes.textos}>
          <blockquote>{leida.texto}</blockquote>
          {leida.respuesta !== null && <blockquote data-respuesta="">{leida.respuesta}</blockquote>}
          {leida.respuesta === null && !seResponde && <Notice>{m.terminada.text}</Notice>}
          {leida.respuesta === null && seResponde && estado !== 'respondida' && (
            <Responder duda={duda} onRespondida={onRespondida} />
          )}
        </div>
      )}
    </li>
  )
}

interface DudasProps {
  readonly dudas: readonly DudaDelPostulante[]
  readonly writes: boolean
}

/** Questions of the applicant to their advisor, newest first; renders nothing without any. */
export function DudasDelPostulante({ dudas, writes }: DudasProps) {
  const id = useId()
  const offered = useOffers('abrirDuda')
  if (dudas.length === 0 || !offered) return null
  return (
    <section className={classes.dudas} aria-labelledby={id}>
      <h2 id={id}>Preguntas del postulante</h2>
      <ul>
        {dudas.map((duda) => (
          <Duda key={duda.dudaId} duda={duda} writes={writes} />
        ))}
      </ul>
    </section>
  )
}
