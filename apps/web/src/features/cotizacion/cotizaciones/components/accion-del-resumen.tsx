import { type EtapaProspecto, puedePasar } from '@alerce/domain/postulacion/etapas'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { useGenerarDS } from '../../../../components/sale/use-generar-ds.ts'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { AnularInvitacion } from '../invitacion/anular-invitacion.tsx'
import { CambiarTipoVenta } from '../invitacion/cambiar-tipo-venta.tsx'
import { GenerarInvitacion } from '../invitacion/generar-invitacion.tsx'

interface AccionDelResumenProps {
  readonly venta: Venta
}

const seInvita = (etapa: Venta['etapa']): boolean => puedePasar(etapa as EtapaProspecto, 'invitacionEnviada')

/**
 * Final action of the summary. A manual sale generates its declaration here, once, and goes on at its step. An
 * electronic sale sends an invitation, and can annul it (spec 2 §4).
 */
export function AccionDelResumen({ venta }: AccionDelResumenProps) {
  const { run, busy } = useGenerarDS(venta.prospectoId)
  const reader = useReader()
  if (venta.tipoVenta === 'E' && venta.declaracionSaludId !== null) return <AnularInvitacion venta={venta} />
  if (venta.tipoVenta === 'E' && seInvita(venta.etapa)) return <GenerarInvitacion venta={venta} />
  if (venta.etapa === 'dsManualGenerada') return <Generated venta={venta} />
  const electronic = venta.tipoVenta === 'M' ? null : 'La DS se genera aquí solo en una venta manual.'
  return (
    <ActionBar
      next={
        <>
          <b>Sigue: Generar DS.</b> {despuesDeGenerar(venta)}
        </>
      }
    >
      {venta.tipoVenta === 'M' && venta.reutiliza === null && seInvita(venta.etapa) && (
        <CambiarTipoVenta venta={venta} a="E" />
      )}
      <ReasonedButton
        kind="primary"
        reason={reader ?? electronic ?? esperaSuActualizacion(venta)}
        busy={busy}
        onClick={() => run()}
      >
        Generar DS
      </ReasonedButton>
    </ActionBar>
  )
}

/** Step after the declaration is generated. A declaration that reuses another is evaluated at once. */
function despuesDeGenerar({ reutiliza }: Venta): string {
  if (reutiliza === null) return 'Después se ingresan los antecedentes del cotizante.'
  const folio = reutiliza.folioDS ?? ''
  return reutiliza.repite
    ? `Repite lo declarado en la DS ${folio}: no se responde de nuevo y solo se evalúa la renta.`
    : `Lo declarado en la DS ${folio} no sirve para este grupo familiar: se responde de nuevo.`
}

function Generated({ venta }: AccionDelResumenProps) {
  return (
    <ActionBar>
      <ReasonedButton reason={`La DS ${venta.folioDS ?? ''} ya está generada.`}>Generar DS</ReasonedButton>
      {useSigue(venta)}
    </ActionBar>
  )
}
