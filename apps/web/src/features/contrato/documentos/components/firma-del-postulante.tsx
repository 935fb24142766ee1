import { firmoElContrato } from '@alerce/domain/contrato/firma-electronica'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'

/** How an electronic sale stands with its applicant's signature. */
function dicho(etapa: EtapaDS): string {
  if (etapa === 'terminado') return 'El postulante firmó en su teléfono, y el contrato quedó suscrito.'
  if (firmoElContrato(etapa))
    return 'El postulante firmó en su teléfono. El contrato se suscribe cuando la mesa acepta el primer pago y los documentos, si los revisa, y cuando firma el otro compensado, si es de una pareja.'
  if (etapa === 'firmaDocumentos')
    return 'El postulante los recibió por correo con el enlace para firmarlos en su teléfono. Enviarlos otra vez le manda un enlace nuevo.'
  return 'Envíelos por correo: el postulante los firma en su teléfono, con un código.'
}

/** Who signs, and whether they have. */
export function FirmaDelPostulante({ etapa }: { readonly etapa: EtapaDS }) {
  return (
    <Panel title="Firma del postulante">
      <Notice tone="info">{dicho(etapa)}</Notice>
    </Panel>
  )
}
