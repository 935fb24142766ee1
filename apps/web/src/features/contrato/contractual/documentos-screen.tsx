import { WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { ContractualEditing } from './components/contractual-editing.tsx'

const title = 'Datos contractuales pendientes'

/** /documentos: pending contractual data (spec 2 §2). */
export function DocumentosScreen() {
  return (
    <WithDeclaracion title={title} from="dsFinalizada">
      {(ds) => <ContractualEditing ds={ds} title={title} acto="ingresarDatosDocumentosContractuales" />}
    </WithDeclaracion>
  )
}
