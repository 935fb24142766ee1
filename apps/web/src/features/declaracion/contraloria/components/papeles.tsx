import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { AUTORIZADA, PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { FileList } from '../../../../components/intake/file-list.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { useMostrar } from '../../../../components/visor/visor.tsx'
import { sizeText } from '../../../../lib/files.ts'
import { type CasoDeContraloria, leerPapel } from '../queries.ts'

type Financiera = CasoDeContraloria['financiera']

interface PapelesProps {
  readonly identificador: number
  readonly of: Financiera
}

const title = 'Papeles de la renta'

/** What the income rests on: the head of team's permission to go on without a certificate, and the files. */
export function Papeles({ identificador, of: { papeles, autorizacion } }: PapelesProps) {
  const mostrar = useMostrar()
  return (
    <Panel title={title} aside={<small>{papeles.length}</small>}>
      <Autorizacion of={autorizacion} />
      {papeles.length === 0 && <p>El asesor no subió ningún papel.</p>}
      <FileList label={title}>
        {papeles.map(({ documentoId, solicitado, nombre, tipoMIME, tamano, subido }) => (
          <KeptFile
            onShow={mostrar}
            key={documentoId}
            name={nombre}
            type={tipoMIME}
            tone="read"
            detail={[solicitado, sizeText(tamano), fechaYHora(subido)].filter(Boolean).join(' · ')}
            read={() => leerPapel(identificador, documentoId)}
          />
        ))}
      </FileList>
    </Panel>
  )
}

function Autorizacion({ of }: { readonly of: Financiera['autorizacion'] }) {
  if (!of) return <p>Sin solicitud de autorización a jefatura.</p>
  if (of.estado === PENDIENTE) return <p>Autorización de jefatura: pendiente. {of.motivo}</p>
  return (
    <p>
      <b>{of.estado === AUTORIZADA ? 'Jefatura autorizó' : 'Jefatura rechazó'}</b>
      <Enteros>
        {' '}
        seguir sin certificado
        {of.decidida && ` (${[of.decididaPor, fechaYHora(of.decidida)].filter(Boolean).join(', ')})`}. Pedido:{' '}
        {of.motivo}
        {of.observacion && ` Respuesta: ${of.observacion}`}
      </Enteros>
    </p>
  )
}
