import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { diferencia } from '../../../../components/precio/diferencia.ts'
import type { Cotizacion } from '../../../../components/precio/partes.ts'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import { call, callFile, type ReplyOf } from '../../../../lib/api/call.ts'
import { openInTab } from '../../../../lib/files.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useElegir } from '../use-elegir.ts'
import classes from './envio.module.css'

interface EnviadaProps {
  readonly prospectoId: number
  readonly abierta: boolean
  readonly enviada: ReplyOf<'obtenerCotizacionesEnviadas'>[number]
}

/** One quote that was mailed: its paper again, and what the same would cost today. */
export function Enviada({ prospectoId, abierta, enviada }: EnviadaProps) {
  const { numero, enviada: cuando, para, quien, planId, nombrePlan, totalUF, totalPesos } = enviada
  const { beneficiosComplementarios } = enviada
  const [hoy, setHoy] = useState<Cotizacion | null>(null)
  const reader = useReader()
  const { elegir, eligiendo } = useElegir(prospectoId)
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
          {fechaYHora(cuando)} · a {para} · {quien}
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
          {diferencia(totalUF, hoy.totalUF, 'entonces')}.{' '}
          {abierta && (
            <ReasonedButton
              kind="quiet"
              reason={reader}
              busy={eligiendo === planId}
              onClick={() => void elegir({ planId, beneficiosComplementarios })}
            >
              Elegirla otra vez
            </ReasonedButton>
          )}
        </p>
      )}
    </div>
  )
}
