import { cuponMessages, cuponNoEnviado } from '@alerce/contract/messages/contrato/primer-pago'
import { etiquetasTrabajador, type TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { hayCupon, pagaConCupon } from '@alerce/domain/contrato/cupon'
import { IconMail } from '@tabler/icons-react'
import type { ReplyOf } from '../../lib/api/call.ts'
import { messageOf } from '../../lib/api/errors.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { useRead, useWrite } from '../../lib/use-call.ts'
import { Button } from '../actions/button.tsx'
import { useMessage } from '../dialogs/dialogs-provider.tsx'
import { Panel } from '../layout/panel.tsx'
import classes from './empleadores.module.css'

type Datos = Pick<ReplyOf<'obtenerDatosProspecto'>, 'prospectoId' | 'rut' | 'empleadores'>

/**
 * Mails the payment coupon again to payers without an employer, once the Bitácora mentions one (spec 2 §4). Outside of
 * the form: a coupon exists only once the form is closed.
 */
export function CuponesPanel({ datos }: { readonly datos: Datos }) {
  const { prospectoId, rut } = datos
  const reader = useReader()
  const sinEmpleador = datos.empleadores.filter(({ tipoTrabajador }) => pagaConCupon(tipoTrabajador))
  const bitacora = useRead('obtenerBitacoraProspecto', { prospectoId }, { enabled: sinEmpleador.length > 0 })
  const entradas = bitacora.data?.map(({ bitacoraId }) => bitacoraId) ?? []
  const conCupon = sinEmpleador.filter(({ tipoTrabajador }) => hayCupon(tipoTrabajador, entradas))
  if (reader || conCupon.length === 0) return null
  return (
    <Panel title="Cupón de pago">
      {conCupon.map(({ id, tipoTrabajador }) => (
        <div key={id} className={classes.cupon}>
          <span>{etiquetasTrabajador[tipoTrabajador as TipoTrabajador]}</span>
          <Reenviar payload={{ Rut: rut, TipoEnvio: 1, prospectoId, entidadId: id }} />
        </div>
      ))}
    </Panel>
  )
}

interface ReenviarProps {
  readonly payload: Parameters<ReturnType<typeof useWrite<'reenvioCupon'>>['mutateAsync']>[0]
}

function Reenviar({ payload }: ReenviarProps) {
  const message = useMessage()
  const reenvio = useWrite('reenvioCupon')
  const send = async () => {
    try {
      await reenvio.mutateAsync(payload)
    } catch (error) {
      return await message(cuponNoEnviado(messageOf(error, '')))
    }
    await message(cuponMessages.enviado.text, 'ok')
  }
  return (
    <Button busy={reenvio.isPending} onClick={() => void send()}>
      <IconMail size={16} stroke={1.75} aria-hidden="true" />
      Reenviar cupón de pago
    </Button>
  )
}
