import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ReactNode, useState } from 'react'
import { call, callFile, type ReplyOf } from '../../../lib/api/call.ts'
import { openInTab } from '../../../lib/files.ts'
import { Button } from '../../actions/button.tsx'
import { useAction } from '../../actions/use-action.ts'
import { AmountPesos, AmountUF } from '../../values/amounts.tsx'
import { Enteros } from '../../values/enteros.tsx'
import { diferencia } from '../diferencia.ts'
import type { Cotizacion } from '../partes.ts'
import classes from './enviadas.module.css'

/** A quote that was mailed. */
export type CotizacionEnviada = ReplyOf<'obtenerCotizacionesEnviadas'>[number]

interface EnviadaProps {
  readonly prospectoId: number
  readonly enviada: CotizacionEnviada
  /** What else can be done with it, once it is known what it would cost today. */
  readonly children: ReactNode
}

/** One quote that was mailed: its paper again, and what the same would cost today. */
export function Enviada({ prospectoId, enviada, children }: EnviadaProps) {
  const { numero, enviada: cuando, para, quien, nombrePlan, totalUF, totalPesos } = enviada
  const [hoy, setHoy] = useState<Cotizacion | null>(null)
  const ver = useAction(
    () => openInTab(() => callFile('descargarCotizacionEnviada', { prospectoId, numero })),
    planesMessages.papelFailed.text,
  )
  const recotizar = useAction(
    async () => setHoy(await call('recotizarEnviada', { prospectoId, numero })),
    planesMessages.calculoFailed.text,
  )
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
      </div>
      <Button kind="quiet" busy={ver.busy} onClick={() => ver.run()}>
        Ver PDF {cual}
      </Button>
      <Button kind="quiet" busy={recotizar.busy} onClick={() => recotizar.run()}>
        Precio de hoy {cual}
      </Button>
      {hoy && (
        <p role="status">
          Hoy: <AmountUF value={hoy.totalUF} /> · <AmountPesos value={hoy.totalPesos} />,{' '}
          {diferencia(totalUF, hoy.totalUF, 'entonces')}. {children}
        </p>
      )}
    </div>
  )
}
