import { textoDeCompartido } from '@alerce/contract/messages/declaracion/cambio-de-correo'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../lib/api/call.ts'
import { readOptions } from '../../lib/api/read-options.ts'
import { Loaded } from '../feedback/loaded.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Panel } from '../layout/panel.tsx'
import { Fact } from '../values/fact.tsx'

type Firma = ReplyOf<'obtenerFirmasElectronicas'>['firmas'][number]

const nombres: Readonly<Record<Firma['que'], string>> = {
  firma: 'Declaración de Salud',
  restricciones: 'Respuesta a las restricciones',
  contrato: 'Documentos del contrato',
}

/** Codes of an electronic sale, sent and returned, with their connections: evidence of the applicant's signature. */
export function FirmasElectronicas({ identificador }: { readonly identificador: number }) {
  return (
    <Panel title="Firma electrónica">
      <Loaded of={useQuery(readOptions('obtenerFirmasElectronicas', { identificador }))} failure={m.firmasFailed.text}>
        {({ correo, compartenCorreo, firmas }) => (
          <>
            {compartenCorreo > 0 && <Notice>{textoDeCompartido(compartenCorreo)}</Notice>}
            {firmas.some(({ conexionDelAsesor }) => conexionDelAsesor) && (
              <Notice>Se firmó desde una conexión que el asesor usó en las 24 horas anteriores.</Notice>
            )}
            <dl>
              <Fact name="Correo del postulante">{correo}</Fact>
              {firmas.map((firma) => (
                <Fact key={firma.en} name={nombres[firma.que]}>
                  {loFirmado(firma)}
                </Fact>
              ))}
            </dl>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** Time of the signature, address and delivery of its code, and connection. */
const loFirmado = ({ en, correo, entregado, ip, conexionDelAsesor }: Firma): string =>
  [
    fechaYHora(en),
    correo && `código a ${correo}`,
    entregado && `entregado ${fechaYHora(entregado)}`,
    `desde ${ip}${conexionDelAsesor ? ' (conexión del asesor)' : ''}`,
  ]
    .filter(Boolean)
    .join(' · ')
