import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { bloqueoDeCotizacion } from '@alerce/domain/postulacion/autorizacion'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { useAutorizacion } from '../../../lib/sale/autorizacion.ts'
import { SinAutorizacion } from './components/sin-autorizacion.tsx'
import { Quoting } from './quoting.tsx'

/** Nothing is quoted while an authorization waits or was rejected (spec 2 §2). */
export function Authorized({ prospectoId }: { readonly prospectoId: number }) {
  const autorizacion = useAutorizacion(prospectoId)
  return (
    <LoadedPage title="Cotizar Plan" of={autorizacion} failure={autorizacionesMessages.estadoFailed.text}>
      {({ PSA_ESTADO, PSA_OBSERVACION_RESPUESTA }) => {
        const bloqueo = bloqueoDeCotizacion(PSA_ESTADO, PSA_OBSERVACION_RESPUESTA)
        if (bloqueo) return <SinAutorizacion prospectoId={prospectoId} bloqueo={bloqueo} />
        return <Quoting prospectoId={prospectoId} />
      }}
    </LoadedPage>
  )
}
