import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { Link } from 'react-router'
import { goTo } from '../../lib/routes.ts'
import { useSession } from '../../lib/session/session.ts'
import { Notice } from '../feedback/notice.tsx'
import { type DocumentoEscrito, esOtro, type PersonaGuardada, useAnteriores, yaEsta } from './anteriores.ts'
import { useTitularVigente } from './titular-vigente.ts'

interface YaEnCarteraProps {
  readonly documento: DocumentoEscrito
  /** Saved person being edited: their own document gives no notice. */
  readonly guardada: PersonaGuardada | null
}

/** Notice that the typed document belongs to a holder in force or to the portfolio already, with a link. */
export function YaEnCartera({ documento, guardada }: YaEnCarteraProps) {
  const [anterior] = useAnteriores(documento, guardada)
  const vigente = useTitularVigente(documento.campo === 'rut' && esOtro(documento, guardada) ? documento.escrito : '')
  const { rut } = useSession()
  if (documento.campo === 'rut' && normalizaRut(documento.escrito) === rut)
    return <Notice tone="bad">{prospectoMessages.rutDelAsesor.text}</Notice>
  if (vigente) return <Notice tone="bad">{prospectoMessages.rutVigente.text}</Notice>
  if (!anterior) return null
  return (
    <Notice actions={<Link to={goTo('addProspect', { prospectoId: anterior.prospectoId })}>Abrir</Link>}>
      {yaEsta(anterior)}
    </Notice>
  )
}
