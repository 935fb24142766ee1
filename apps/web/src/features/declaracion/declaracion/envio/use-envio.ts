import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { useNavigate } from 'react-router'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { ApiRefusal } from '../../../../lib/api/errors.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useEnviarDS } from '../queries.ts'
import { useAdjuntos } from './use-adjuntos.ts'

const { status, code, text } = resultadoMessages.documentosFailed
const filesMissing = new ApiRefusal({ status, codigo: code, descripcion: text })

/** Uploads what was attached, then sends the declaration and opens its result; not sent while a file is missing. */
export function useEnvio(ds: Declaracion) {
  const { upload, ...adjuntos } = useAdjuntos(ds.identificador)
  const enviar = useEnviarDS()
  const navigate = useNavigate()
  const send = useAction(async () => {
    if (!(await upload())) throw filesMissing
    await enviar.mutateAsync({ identificador: ds.identificador })
    await navigate(goTo('resultadoDs', ds.ids))
  }, resultadoMessages.enviarFailed.text)
  return { ...adjuntos, send }
}
