import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { Link } from 'react-router'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useAnteriores, yaEsta } from '../anteriores.ts'
import { useTitularVigente } from '../titular-vigente.ts'

/** The person whose RUT is typed is a holder in force, or in the portfolio already, with the way there. */
export function YaEnCartera({ rut }: { readonly rut: string }) {
  const [anterior] = useAnteriores(rut, true)
  const vigente = useTitularVigente(rut)
  if (vigente) return <Notice tone="bad">{prospectoMessages.rutVigente.text}</Notice>
  if (!anterior) return null
  return (
    <Notice actions={<Link to={goTo('addProspect', { prospectoId: anterior.prospectoId })}>Abrir</Link>}>
      {yaEsta(anterior)}
    </Notice>
  )
}
