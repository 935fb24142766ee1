import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ReactNode, useState } from 'react'
import { call, callFile, type ReplyOf } from '../../lib/api/call.ts'
import { useLive } from '../../lib/events.ts'
import { openInTab } from '../../lib/files.ts'
import { useOffers } from '../../lib/session/session.ts'
import { useRead } from '../../lib/use-call.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Panel } from '../layout/panel.tsx'
import { AmountPesos, AmountUF } from '../values/amounts.tsx'
import { Enteros } from '../values/enteros.tsx'
import { diferencia } from './diferencia.ts'
import classes from './enviadas.module.css'
import type { Cotizacion } from './partes.ts'

/** A quote that was mailed. */
export type CotizacionEnviada = ReplyOf<'obtenerCotizacionesEnviadas'>[number]

const aperturas = ({ veces, primera, ultima }: NonNullable<CotizacionEnviada['abierta']>) =>
  veces === 1
    ? `Abierta el ${fechaYHora(primera)}`
    : `Abierta ${veces} veces, del ${fechaYHora(primera)} al ${fechaYHora(ultima)}`

interface EnviadaProps {
  readonly prospectoId: number
  readonly enviada: CotizacionEnviada
  /** Further actions, once today's price is known. */
  readonly children: ReactNode
}

/** Mailed quote: its paper again, and today's cost of the same. */
function Enviada({ prospectoId, enviada, children }: EnviadaProps) {
  const { numero, enviada: cuando, para, quien, nombrePlan, totalUF, totalPesos, abierta } = enviada
  const [hoy, setHoy] = useState<Cotizacion | null>(null)
  const ver = useAction(
    () => openInTab(() => callFile('descargarCotizacionEnviada', { prospectoId, numero })),
    planesMessages.papelFailed.text,
  )
  const recotizar = useAction(
    async () => setHoy(await call('recotizarEnviada', { prospectoId, numero })),
    planesMessages.calculoFailed.text,
  )
  const [reads, prices] = [useOffers('descargarCotizacionEnviada'), useOffers('recotizarEnviada')]
  const cual = <span className="vh">de la cotización {numero}</span>
  return (
    <div className={classes.row}>
      <div>
        <b>{nombrePlan}</b> · <AmountUF value={totalUF} /> · <AmountPesos value={totalPesos} />
        <small>
          <Enteros>
            {fechaYHora(cuando)} · a {para} · {quien}
          </Enteros>
        </small>
        <small>
          <Enteros>{abierta ? aperturas(abierta) : 'Sin abrir'}</Enteros>
        </small>
      </div>
      {reads && (
        <Button kind="quiet" busy={ver.busy} onClick={() => ver.run()}>
          Ver PDF {cual}
        </Button>
      )}
      {prices && (
        <Button kind="quiet" busy={recotizar.busy} onClick={() => recotizar.run()}>
          Precio de hoy {cual}
        </Button>
      )}
      {hoy && (
        <p role="status">
          Hoy: <AmountUF value={hoy.totalUF} /> · <AmountPesos value={hoy.totalPesos} />,{' '}
          {diferencia(totalUF, hoy.totalUF, 'entonces')}. {children}
        </p>
      )}
    </div>
  )
}

interface EnviadasProps {
  readonly prospectoId: number
  /** Renders the choice of a sent quote, where a plan can still be chosen. */
  readonly choose?: (enviada: CotizacionEnviada) => ReactNode
}

/** Mailed quotes of all windows, newest first; nothing without any. */
export function Enviadas({ prospectoId, choose }: EnviadasProps) {
  useLive('obtenerCotizacionesEnviadas', { payload: { prospectoId }, prospectos: [prospectoId] })
  const { data = [] } = useRead('obtenerCotizacionesEnviadas', { prospectoId })
  if (data.length === 0) return null
  return (
    <Panel title="Cotizaciones enviadas" aside={String(data.length)} flush>
      {data.map((enviada) => (
        <Enviada key={enviada.numero} prospectoId={prospectoId} enviada={enviada}>
          {choose?.(enviada)}
        </Enviada>
      ))}
    </Panel>
  )
}
