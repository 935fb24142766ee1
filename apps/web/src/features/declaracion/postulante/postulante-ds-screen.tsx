import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { lazy, useCallback, useState } from 'react'
import { Failed, NotRead } from '../../../components/feedback/failed.tsx'
import { LoadedPart } from '../../../components/feedback/loaded-part.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { textoDeFalla } from '../../../lib/browser/missing-part.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { Hoja } from './components/hoja.tsx'
import { Entrada } from './entrada/entrada.tsx'
import { Cerrado, Salio } from './finales.tsx'
import { SesionContext, usePostulacion } from './queries.ts'
import { useCola } from './sin-red/use-cola.ts'
import { useSalida } from './sin-red/use-salida.ts'
import { useAlDia } from './use-al-dia.ts'

/** What is asked comes while they prove who they are: the first screen carries no more than it shows. */
const Pasos = lazy(async () => ({ default: (await import('./pasos.tsx')).Pasos }))

/** /postulacion/declaracion: the applicant answers and signs their own declaration, by the link of their invitation. */
export function PostulanteDsScreen() {
  const enlace = useLinkToken()
  // another link in the same tab is another declaration
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <Cerrado text={m.enlaceNoVigente.text} />
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const { data: leida, error, isFetching, refetch } = usePostulacion(enlace)
  const [fuera, setFuera] = useState(false)
  const onFuera = useCallback(() => setFuera(true), [])
  const cola = useCola(enlace, { fuera, onFuera })
  const { salio, noSalio, salir, volver } = useSalida(enlace, cola)
  useAlDia({ enlace, dentro: leida !== undefined && !fuera && !salio, onFuera })
  const entrar = async () => {
    await refetch()
    setFuera(false)
    volver()
  }
  const sinSesion = fuera || isRefusal(error, 401)
  if (salio && !fuera) return <Salio onEntrar={onFuera} />
  if (error && !leida && !sinSesion)
    return (
      <Hoja title="Su Declaración de Salud">
        <NotRead of={{ error, isFetching, refetch }} failure={m.readFailed.text} />
      </Hoja>
    )
  if (!cola.lista || (!leida && !sinSesion)) return <LoadingBar />
  return (
    <SesionContext value={{ onFuera, cola }}>
      {sinSesion && <Entrada enlace={enlace} otraVez={leida !== undefined && !salio} onDentro={() => void entrar()} />}
      {leida && (
        <div hidden={sinSesion}>
          <LoadedPart otherwise={(error) => <NoLlego error={error} />}>
            <Pasos {...{ leida, cola, noSalio }} onSalir={() => void salir()} />
          </LoadedPart>
        </div>
      )}
    </SesionContext>
  )
}

/** A new page asks for what did not come anew, and opens at the same screen. */
function NoLlego({ error }: { readonly error: unknown }) {
  return (
    <Hoja title="Su Declaración de Salud">
      <Failed text={textoDeFalla(error, m.parteFailed.text)} onRetry={() => window.location.reload()} />
    </Hoja>
  )
}
