import { type SolicitudForm, solicitudRules } from '@alerce/contract/forms/postulacion/autorizaciones'
import { autorizacionesMessages, solicitudNoEnviada } from '@alerce/contract/messages/postulacion/autorizaciones'
import { isRefusal, messageOf } from '../../lib/api/errors.ts'
import { useAlerceForm } from '../../lib/form/use-alerce-form.ts'
import { useSolicitarAutorizacion } from '../../lib/sale/autorizacion.ts'
import { useSession } from '../../lib/session/session.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

/** The request as it is typed. `onFailed`: how it stands may have changed meanwhile. */
export function useSolicitud(prospectoId: number, onFailed: () => void) {
  const { rut } = useSession()
  const message = useMessage()
  const { mutateAsync: solicitar } = useSolicitarAutorizacion()
  const form = useAlerceForm<SolicitudForm>({
    name: `solicitud-autorizacion:${prospectoId}`,
    initial: { Comentario: '' },
    rules: solicitudRules,
  })
  const save = ({ Comentario }: SolicitudForm) => solicitar({ ProspectoID: prospectoId, Comentario, EjeRut: rut })
  const failed = async (error: unknown) => {
    if (isRefusal(error) && error.errores.length > 0) return
    await message(solicitudNoEnviada(messageOf(error, '')))
    onFailed()
  }
  return { form, submit: form.submit(save, failed, () => message(autorizacionesMessages.enviada.text, 'ok')) }
}
