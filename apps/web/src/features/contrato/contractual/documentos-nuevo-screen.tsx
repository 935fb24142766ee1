import { WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { ContractualEditing } from './components/contractual-editing.tsx'

const title = 'Actualizar Datos Pendientes'

/** /documentosnew: the same data once the papers were asked for, until they are signed (core rules, Update variant). */
export function DocumentosNuevoScreen() {
  return (
    <WithDeclaracion title={title} from="documentosContractuales">
      {(ds) => <ContractualEditing ds={ds} title={title} acto="actualizarDatosContractuales" />}
    </WithDeclaracion>
  )
}
