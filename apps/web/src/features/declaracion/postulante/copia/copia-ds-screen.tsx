import { copiaDSMessages as m } from '@alerce/contract/messages/contrato/copia-ds'
import { invitacionMessages } from '@alerce/contract/messages/declaracion/invitacion'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { HojaCargando } from '../../../../components/layout/hoja.tsx'
import { Visor } from '../../../../components/visor/visor.tsx'
import { call } from '../../../../lib/api/call.ts'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { readOptions } from '../../../../lib/api/read-options.ts'
import { useLinkToken } from '../../../../lib/use-link-token.ts'
import { Hoja } from '../components/hoja.tsx'
import { Entrada } from '../entrada/entrada.tsx'
import { Cerrado, Salio } from '../finales.tsx'
import { Copia } from './copia.tsx'

/** /postulacion/copia-ds: the applicant reads and keeps the copy of their declaration, by the link of a letter. */
export function CopiaDsScreen() {
  const enlace = useLinkToken()
  return enlace ? (
    <PorEnlace key={enlace} enlace={enlace} />
  ) : (
    <Cerrado text={invitacionMessages.enlaceNoVigente.text} />
  )
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const { data, error, isFetching, refetch } = useQuery(readOptions('obtenerCopiaDS', { enlace }))
  const [fuera, setFuera] = useState(false)
  const [salio, setSalio] = useState(false)
  const enter = async () => {
    await refetch()
    setFuera(false)
  }
  const leave = async () => {
    await call('salirDePostulacion', {})
    setSalio(true)
  }
  if (salio)
    return (
      <Salio
        title="Cerró su copia"
        text="Puede leerla otra vez con el mismo enlace, mientras no venza."
        label="Leerla otra vez"
        onEntrar={() => {
          setSalio(false)
          setFuera(true)
        }}
      />
    )
  if (fuera || isRefusal(error, 401))
    return <Entrada a="copia" enlace={enlace} otraVez={data !== undefined} onDentro={() => void enter()} />
  if (isRefusal(error, invitacionMessages.enlaceNoVigente.status)) return <Cerrado text={error.descripcion} />
  if (error && !data)
    return (
      <Hoja title="Su copia de la Declaración de Salud">
        <NotRead of={{ error, isFetching, refetch }} failure={m.readFailed.text} />
      </Hoja>
    )
  if (!data) return <HojaCargando />
  return (
    <Visor>
      <Copia enlace={enlace} de={data} onFuera={() => setFuera(true)} onSalir={leave} />
    </Visor>
  )
}
