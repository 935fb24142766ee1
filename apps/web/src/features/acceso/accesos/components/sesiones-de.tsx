import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { useUsuario } from '../queries.ts'
import { SesionesAbiertas } from './sesiones-abiertas.tsx'

/** The open sessions of the user whose id stands in the URL; everybody's where there is no such user. */
export function SesionesDe({ usuarioId }: { readonly usuarioId: number }) {
  return (
    <Loaded of={useUsuario(usuarioId)} failure={administracionMessages.usuariosFailed.text} ghost={<SkeletonRows />}>
      {(usuario) => <SesionesAbiertas of={usuario} />}
    </Loaded>
  )
}
