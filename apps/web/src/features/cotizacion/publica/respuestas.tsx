import { cotizacionPublicaMessages as m } from '@alerce/contract/messages/cotizacion/publica'
import type { RespuestaDeCliente } from '@alerce/domain/cotizacion/enlace'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { now } from '../../../lib/time/clock.ts'
import classes from './cotizacion.module.css'
import type { Pagina } from './ofrecida.tsx'

interface RespuestaProps {
  readonly clave: RespuestaDeCliente
  /** Outcome of the answer; null: not given. */
  readonly dicha: string | null
  readonly children: ReactNode
}

/** An answer: its buttons, then its outcome in their place, so that what stands below does not move. */
const Respuesta = ({ clave, dicha, children }: RespuestaProps) => (
  <>
    <p id={`respuesta-${clave}`} role="status" tabIndex={-1}>
      {dicha}
    </p>
    {dicha === null && children}
  </>
)

interface RespuestasProps {
  readonly enlace: string
  readonly pagina: Pagina
  /** All quotes of the page expired. */
  readonly vencida: boolean
  readonly onReread: () => Promise<unknown>
}

/** Answers of a client to their quotes; each is told to the advisor once. */
export function Respuestas({ enlace, pagina, vencida, onReread }: RespuestasProps) {
  const { cotizaciones, asesor } = pagina
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<Partial<Pagina>>({})
  const answer = async (clave: string, respuesta: RespuestaDeCliente, hecha: Partial<Pagina>, numero?: number) => {
    if (busy !== null) return
    setBusy(clave)
    setFailure(null)
    try {
      await call('responderCotizacion', { enlace, respuesta, numero: numero ?? null })
      // Another window may have answered first, and the advisor was told that one
      await onReread()
      // The pressed button is gone: its outcome takes the focus
      flushSync(() => {
        setDone({ ...done, ...hecha })
        setBusy(null)
      })
      document.getElementById(`respuesta-${respuesta}`)?.focus()
    } catch (error) {
      setBusy(null)
      setFailure(messageOf(error, m.answerFailed.text))
      // Read again: the page no longer offers what is possible
      if (isRefusal(error)) void onReread()
    }
  }
  // `done` alone is shown where the page could not be read again
  const interesa = pagina.interesa ?? done.interesa ?? null
  const preguntaEn = pagina.preguntaEn ?? done.preguntaEn ?? null
  const pideOtraEn = pagina.pideOtraEn ?? done.pideOtraEn ?? null
  const plan = cotizaciones.find(({ numero }) => numero === interesa)?.precio.nombrePlan
  const avisamos = `Le avisamos a ${asesor.nombre} que`
  const ahora = now()
  return (
    <section className={classes.respuestas} aria-label="Su respuesta">
      {(vencida || pideOtraEn !== null) && (
        <Respuesta
          clave="otra"
          dicha={pideOtraEn === null ? null : `Le pedimos a ${asesor.nombre} una cotización nueva.`}
        >
          <Button
            kind="primary"
            busy={busy === 'otra'}
            onClick={() => void answer('otra', 'otra', { pideOtraEn: ahora })}
          >
            Pedir una nueva
          </Button>
        </Respuesta>
      )}
      {(!vencida || interesa !== null) && (
        <Respuesta
          clave="interesa"
          dicha={interesa === null ? null : `${avisamos} le interesa${plan ? ` ${plan}` : ''}.`}
        >
          {cotizaciones.map(({ numero, precio, vencida: pasada }) =>
            pasada ? null : (
              <Button
                key={numero}
                kind={cotizaciones.length > 1 ? 'plain' : 'primary'}
                busy={busy === `interesa ${numero}`}
                onClick={() => void answer(`interesa ${numero}`, 'interesa', { interesa: numero }, numero)}
              >
                {cotizaciones.length > 1 ? `Me interesa ${precio.nombrePlan}` : 'Me interesa'}
              </Button>
            ),
          )}
        </Respuesta>
      )}
      <Respuesta clave="pregunta" dicha={preguntaEn === null ? null : `${avisamos} tiene una pregunta.`}>
        <Button
          kind="quiet"
          busy={busy === 'pregunta'}
          onClick={() => void answer('pregunta', 'pregunta', { preguntaEn: ahora })}
        >
          Tengo una pregunta
        </Button>
      </Respuesta>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </section>
  )
}
