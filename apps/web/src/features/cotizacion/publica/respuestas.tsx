import { cotizacionPublicaMessages as m } from '@alerce/contract/messages/cotizacion/publica'
import type { RespuestaDeCliente } from '@alerce/domain/cotizacion/enlace'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { now } from '../../../lib/time/clock.ts'
import classes from './cotizacion.module.css'
import type { Pagina } from './ofrecida.tsx'

/** Words of the answers that were given. */
function dichas({ interesa, preguntaEn, pideOtraEn, cotizaciones, asesor }: Pagina): string[] {
  const plan = cotizaciones.find(({ numero }) => numero === interesa)?.precio.nombrePlan
  return [
    ...(interesa === null ? [] : [`Le avisamos a ${asesor.nombre} que le interesa${plan ? ` ${plan}` : ''}.`]),
    ...(preguntaEn === null ? [] : [`Le avisamos a ${asesor.nombre} que tiene una pregunta.`]),
    ...(pideOtraEn === null ? [] : [`Le pedimos a ${asesor.nombre} una cotización nueva.`]),
  ]
}

interface RespuestasProps {
  readonly enlace: string
  readonly pagina: Pagina
  /** All quotes of the page expired. */
  readonly vencida: boolean
  readonly onReread: () => void
}

/** Answers of a client to their quotes; each is told to the advisor once. */
export function Respuestas({ enlace, pagina, vencida, onReread }: RespuestasProps) {
  const { cotizaciones } = pagina
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<Partial<Pagina>>({})
  const answer = async (clave: string, respuesta: RespuestaDeCliente, hecha: Partial<Pagina>, numero?: number) => {
    if (busy !== null) return
    setBusy(clave)
    setFailure(null)
    try {
      await call('responderCotizacion', { enlace, respuesta, numero: numero ?? null })
      // The pressed button is gone: its outcome takes the focus
      flushSync(() => {
        setDone({ ...done, ...hecha })
        setBusy(null)
      })
      document.getElementById('dicho')?.focus()
      onReread()
    } catch (error) {
      setBusy(null)
      setFailure(messageOf(error, m.answerFailed.text))
      // Read again: the page no longer offers what is possible
      if (isRefusal(error)) onReread()
    }
  }
  const actual = { ...pagina, ...done }
  const textos = dichas(actual)
  const ahora = now()
  const seElige = !vencida && actual.interesa === null
  const sePregunta = actual.preguntaEn === null
  const sePide = vencida && actual.pideOtraEn === null
  return (
    <section className={classes.respuestas} aria-label="Su respuesta">
      <div id="dicho" role="status" tabIndex={-1}>
        {textos.map((texto) => (
          <p key={texto}>{texto}</p>
        ))}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {sePide && (
        <Button
          kind="primary"
          busy={busy === 'otra'}
          onClick={() => void answer('otra', 'otra', { pideOtraEn: ahora })}
        >
          Pedir una nueva
        </Button>
      )}
      {seElige &&
        cotizaciones.map(({ numero, precio, vencida: pasada }) =>
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
      {sePregunta && (
        <Button
          kind="quiet"
          busy={busy === 'pregunta'}
          onClick={() => void answer('pregunta', 'pregunta', { preguntaEn: ahora })}
        >
          Tengo una pregunta
        </Button>
      )}
    </section>
  )
}
