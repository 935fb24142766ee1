import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { Link } from 'react-router'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { type DocumentoEscrito, useAnteriores, yaEsta } from '../anteriores.ts'
import { useTitularVigente } from '../titular-vigente.ts'

/** The person whose document is typed is a holder in force, or in the portfolio already, with the way there. */
export function YaEnCartera({ documento }: { readonly documento: DocumentoEscrito }) {
  const [anterior] = useAnteriores(documento)
  const vigente = useTitularVigente(documento.campo === 'rut' ? documento.escrito : '')
  if (vigente) return <Notice tone="bad">{prospectoMessages.rutVigente.text}</Notice>
  if (!anterior) return null
  return (
    <Notice actions={<Link to={goTo('addProspect', { prospectoId: anterior.prospectoId })}>Abrir</Link>}>
      {yaEsta(anterior)}
    </Notice>
  )
}
