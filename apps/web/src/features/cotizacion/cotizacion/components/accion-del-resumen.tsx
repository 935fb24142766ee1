import { ButtonLink } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useGenerarDS } from '../use-generar-ds.ts'

interface AccionDelResumenProps {
  readonly venta: Venta
}

/** A manual sale generates its declaration here, once; afterwards the sale goes on at its own step (spec 2 §4). */
export function AccionDelResumen({ venta }: AccionDelResumenProps) {
  const { press, busy } = useGenerarDS(venta.prospectoId)
  const reader = useReader()
  if (venta.etapa === 'dsManualGenerada') return <Generated venta={venta} />
  const electronic = venta.tipoVenta === 'M' ? null : 'La DS se genera aquí solo en una venta manual.'
  return (
    <ActionBar
      next={
        <>
          <b>Sigue: Generar DS.</b> Después se ingresan los antecedentes del cotizante.
        </>
      }
    >
      <ReasonedButton kind="primary" reason={reader ?? electronic} busy={busy} onClick={() => void press()}>
        Generar DS
      </ReasonedButton>
    </ActionBar>
  )
}

function Generated({ venta: { pasos, prospectoId, declaracionSaludId, folioDS } }: AccionDelResumenProps) {
  const now = pasos.find(({ situacion }) => situacion === 'ahora')
  const params = new URLSearchParams({ prospectoId: String(prospectoId) })
  if (declaracionSaludId !== null) params.set('identificador', String(declaracionSaludId))
  return (
    <ActionBar next={now && <b>Sigue: {now.titulo}.</b>}>
      <ReasonedButton reason={`La DS ${folioDS ?? ''} ya está generada.`}>Generar DS</ReasonedButton>
      {now && (
        <ButtonLink kind="primary" to={`${now.ruta}?${params}`}>
          Ir a {now.titulo}
        </ButtonLink>
      )}
    </ActionBar>
  )
}
