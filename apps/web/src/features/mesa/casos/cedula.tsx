import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { addressOf } from '@alerce/contract/screens'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { FileList } from '../../../components/intake/file-list.tsx'
import { FileRow } from '../../../components/intake/file-row.tsx'
import { KeptFile } from '../../../components/intake/kept-file.tsx'
import { useMostrar } from '../../../components/visor/visor.tsx'
import { callFile } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { sizeText } from '../../../lib/files.ts'
import { useRead } from '../../../lib/use-call.ts'

const title = 'Cédula o pasaporte'

/** Identity data of the applicant, to compare with the papers, and a link to the case for roles that may see it. */
export function Cedula({ prospectoId }: { readonly prospectoId: number }) {
  useLive('obtenerCedulaDeCaso', { payload: { prospectoId } })
  const leida = useRead('obtenerCedulaDeCaso', { prospectoId })
  const show = useMostrar()
  return (
    <Loaded of={leida} failure={mesaMessages.cedulaFailed.text}>
      {({ cedula, abreCaso }) => (
        <>
          <FileList label={title}>
            {cedula.length === 0 && <FileRow name={title} detail="Sin subir" tone="bad" />}
            {cedula.map(({ documentoId, nombre, tipoMIME, tamano, subido }) => (
              <KeptFile
                key={documentoId}
                name={title}
                type={tipoMIME}
                tone="read"
                detail={[nombre, sizeText(tamano), fechaYHora(subido)].join(' · ')}
                onShow={show}
                read={() => callFile('descargarCedulaDeCaso', { prospectoId, id: documentoId })}
              />
            ))}
          </FileList>
          {abreCaso && (
            <p>
              <a href={`${addressOf('dashboard', 'timeline')}?prospectoId=${prospectoId}`}>Ver el caso</a>
            </p>
          )}
        </>
      )}
    </Loaded>
  )
}
