import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { firmoElContrato } from '@alerce/domain/contrato/firma-electronica'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { FirmadosAntes } from '../../../../components/contractual/firmados-antes.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import type { Firmados } from '../../../../lib/adjuntos/firmados.ts'

/** How an electronic sale stands with its applicant's signature. */
function dicho(etapa: EtapaDS): string {
  if (etapa === 'terminado') return 'El postulante firmó en su teléfono, y el contrato quedó suscrito.'
  if (firmoElContrato(etapa))
    return 'El postulante firmó en su teléfono. El contrato se suscribe cuando la mesa acepta el primer pago y los documentos, si los revisa, y cuando firma el otro compensado, si es de una pareja.'
  if (etapa === 'firmaDocumentos')
    return 'El postulante los recibió por correo con el enlace para firmarlos en su teléfono. Enviarlos otra vez le manda un enlace nuevo.'
  return 'Envíelos por correo: el postulante los firma en su teléfono, con un código.'
}

interface FirmaDelPostulanteProps {
  readonly etapa: EtapaDS
  /** Until it is read, nothing of what the desk said. */
  readonly firmados: Firmados | undefined
}

/** Who signs, and whether they have; what the desk found wrong with what they signed, and what was signed before. */
export function FirmaDelPostulante({ etapa, firmados }: FirmaDelPostulanteProps) {
  const devolucion = etapa === 'firmaDocumentos' ? null : firmados?.devolucion
  return (
    <Panel title="Firma del postulante">
      <Stack>
        {devolucion && (
          <Notice tone="bad">
            La mesa devolvió lo firmado el {fechaYHora(devolucion.en)}: <b>{devolucion.motivo}</b>.
            {!firmoElContrato(etapa) &&
              ' Corrija lo que está mal y envíelos de nuevo: el postulante firmará los nuevos en su teléfono.'}
          </Notice>
        )}
        <Notice tone="info">{dicho(etapa)}</Notice>
        {firmados && <FirmadosAntes anteriores={firmados.anteriores} />}
      </Stack>
    </Panel>
  )
}
