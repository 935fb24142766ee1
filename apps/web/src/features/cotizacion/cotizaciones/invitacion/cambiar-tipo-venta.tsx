import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'

/** Texts by the new kind of sale. */
const palabras = {
  M: {
    boton: 'Seguir con DS manual',
    hecho: 'La venta es manual: genere su Declaración de Salud y respóndala con el postulante.',
    dos: 'Las dos ventas de la pareja son manuales: genere sus Declaraciones de Salud y respóndalas con los postulantes.',
  },
  E: {
    boton: 'Seguir con invitación',
    hecho: 'La venta es electrónica: genere la invitación y el postulante responde en su teléfono.',
    dos: 'Las dos ventas de la pareja son electrónicas: genere sus invitaciones y los postulantes responden en sus teléfonos.',
  },
} as const

interface CambiarTipoVentaProps {
  readonly venta: Venta
  /** New kind of sale. */
  readonly a: keyof typeof palabras
}

/** The other kind of sale, while nobody has declared anything: taken back by its twin. */
export function CambiarTipoVenta({ venta, a }: CambiarTipoVentaProps) {
  const { prospectoId, tipoPlan, rut } = venta
  const reader = useReader()
  const message = useMessage()
  const { mutateAsync } = useWrite('cambiarTipoVenta')
  const { boton, hecho, dos } = palabras[a]
  const { run, busy } = useAction(async () => {
    await mutateAsync({ prospectoId, tipoVenta: a })
    await message(tipoPlan === 'S' ? dos : hecho, 'ok')
  }, m.cambiarVentaFailed.text)
  const sinRut = a === 'E' && rut === null ? antecedentesMessages.pasaporteSoloManual.text : null
  if (!useOffers('cambiarTipoVenta')) return null
  return (
    <ReasonedButton reason={reader ?? esperaSuActualizacion(venta) ?? sinRut} busy={busy} onClick={() => run()}>
      {boton}
    </ReasonedButton>
  )
}
