import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { type Caja, CERTIF_COTIZ, cajasDe } from '@alerce/domain/postulacion/cajas'
import { useState } from 'react'
import { CajaDeDocumentos } from '../../../../components/adjuntos/caja-de-documentos.tsx'
import { CertificadoEmpleador } from '../../../../components/certificado/certificado-empleador.tsx'
import type { EmpleadorDeFila } from '../../../../components/empleadores/empleador-row.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { type DocumentoEntregado, useDocumentos, usePedidos } from '../../../../lib/adjuntos/documentos.ts'
import classes from '../reuso.module.css'

/** Attachment type of an employer in the reuse of a DS (spec 1 §9). */
const DE_EMPLEADOR = 10

interface PapelesProps extends EmpleadorDeFila {
  readonly prospectoId: number
  /** Worker types of all rows: a document that two rows need is handed in once. */
  readonly escritos: readonly (TipoTrabajador | '')[]
  readonly remove: ((documento: DocumentoEntregado) => Promise<void>) | null
}

/** Documents asked of this worker type: its own first, then those that other rows share. */
function useCajas({ prospectoId, tipo, escritos }: Pick<PapelesProps, 'prospectoId' | 'tipo' | 'escritos'>) {
  const propios = usePedidos(prospectoId, [tipo])
  const todos = usePedidos(prospectoId, escritos)
  const tipos = propios.data?.map((one) => one.tipo) ?? []
  const cajas = cajasDe([...(propios.data ?? []), ...(todos.data ?? [])]).filter((caja) => tipos.includes(caja.tipo))
  return { ...propios, data: propios.data && cajas }
}

/** The documents of an employer: which one, and where to put it (spec 1 §2, Reuse modal). */
export function Papeles(props: PapelesProps) {
  const { prospectoId, index } = props
  const cajas = useCajas(props)
  const documentos = useDocumentos(prospectoId)
  return (
    <section className={classes.papeles} aria-label={`Documentos del empleador ${index + 1}`}>
      <Loaded of={cajas} failure={documentosPostulanteMessages.solicitadosFailed.text} ghost={<SkeletonLines />}>
        {(asked) => (
          <Loaded of={documentos} failure={lecturaMessages.listFailed.text} ghost={<SkeletonLines />}>
            {(handed) => <Elegido {...props} cajas={asked} documentos={handed} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}

interface ElegidoProps extends PapelesProps {
  readonly cajas: readonly Caja[]
  readonly documentos: readonly DocumentoEntregado[]
}

const entregadosEn = (documentos: readonly DocumentoEntregado[], { ids }: Caja) =>
  documentos.filter(({ idBox }) => ids.includes(Number(idBox)))

function Elegido({ cajas, documentos, ...fila }: ElegidoProps) {
  const { prospectoId, rut, remove } = fila
  const [tipo, setTipo] = useState(cajas[0]?.tipo ?? '')
  const caja = cajas.find((one) => one.tipo === tipo)
  // The count is in the option: missing documents show without opening each
  const options = cajas.map((one) => {
    const cuantos = entregadosEn(documentos, one).length
    const entregado = cuantos > 0 ? ` · ${cuantos} adjunto${cuantos > 1 ? 's' : ''}` : ''
    return { value: one.tipo, label: `${one.nombre}${one.obligatorio ? ' *' : ''}${entregado}` }
  })
  const entregados = caja ? entregadosEn(documentos, caja) : []
  // Certificates of an employer are read in their own control; the box below only lists files already stored
  const seValida = tipo === CERTIF_COTIZ && rut !== ''
  return (
    <>
      <SelectField label="Tipo de documento" value={tipo} onChange={setTipo} options={options} />
      {caja && (
        <div className={classes.caja} key={tipo}>
          {seValida && <CertificadoEmpleador {...fila} tipoAdjunto={DE_EMPLEADOR} />}
          {(!seValida || entregados.length > 0) && (
            <CajaDeDocumentos
              prospectoId={prospectoId}
              caja={caja}
              documentos={entregados}
              lock={null}
              remove={remove}
              tipoAdjunto={DE_EMPLEADOR}
              {...(seValida ? { certificados: false } : {})}
            />
          )}
        </div>
      )}
    </>
  )
}
