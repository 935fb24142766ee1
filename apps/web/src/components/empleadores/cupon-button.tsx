import { cuponMessages, cuponNoEnviado } from '@alerce/contract/messages/contrato/cupon'
import { hayCupon, pagaConCupon } from '@alerce/domain/contrato/cupon'
import { IconMail } from '@tabler/icons-react'
import { messageOf } from '../../lib/api/errors.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { useRead, useWrite } from '../../lib/use-call.ts'
import { Button } from '../actions/button.tsx'
import { useMessage } from '../dialogs/dialogs-provider.tsx'
import classes from './empleadores.module.css'

interface CuponButtonProps {
  readonly prospectoId: number
  /** Of the applicant; null: they have a passport. */
  readonly rut: string | null
  /** The row on record; null: it is not saved yet. */
  readonly entidadId: number | null
  /** As the form holds it. */
  readonly tipo: string
}

/** Mails the payment coupon again: of who pays without an employer, once the Bitácora says that there is one (spec 2 §4). */
export function CuponButton({ prospectoId, rut, entidadId, tipo }: CuponButtonProps) {
  const reader = useReader()
  const message = useMessage()
  const bitacora = useRead('obtenerBitacoraProspecto', { prospectoId }, { enabled: pagaConCupon(tipo) })
  const reenvio = useWrite('reenvioCupon')
  const entradas = bitacora.data?.map(({ bitacoraId }) => bitacoraId) ?? []
  if (reader || entidadId === null || !hayCupon(tipo, entradas)) return null

  const send = async () => {
    try {
      await reenvio.mutateAsync({ Rut: rut, TipoEnvio: 1, prospectoId, entidadId })
    } catch (error) {
      return await message(cuponNoEnviado(messageOf(error, '')))
    }
    await message(cuponMessages.enviado.text, 'ok')
  }
  return (
    <div className={classes.cupon}>
      <Button busy={reenvio.isPending} onClick={() => void send()}>
        <IconMail size={16} stroke={1.75} aria-hidden="true" />
        Reenviar cupón de pago
      </Button>
    </div>
  )
}
