import type { UsuarioForm } from '@alerce/contract/forms/acceso/administracion'
import { enSignosSimples } from '@alerce/domain/base/texto/signos'
import { CheckGroupField } from '../../../../components/fields/check-group-field.tsx'
import { CorreoField } from '../../../../components/fields/correo-field.tsx'
import { TelefonoField } from '../../../../components/fields/person-fields.tsx'
import { RutField } from '../../../../components/fields/rut-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields } from '../../../../components/layout/panel.tsx'
import { account } from '../../../../lib/form/shapes.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { perfiles } from '../perfiles.ts'
import { EquipoField } from './equipo-field.tsx'

export function UsuarioFields({ field }: Pick<AlerceForm<UsuarioForm>, 'field'>) {
  return (
    <>
      <Fields>
        <TextField label="Usuario" required shape={account} maxLength={40} {...field('usuario')} />
        <RutField label="RUT" required {...field('rut')} />
        <TextField label="Nombres" required reads={enSignosSimples} {...field('nombres')} />
        <TextField label="Primer apellido" required reads={enSignosSimples} {...field('apellidoPaterno')} />
        <TextField label="Segundo apellido" reads={enSignosSimples} {...field('apellidoMaterno')} />
        <CorreoField {...field('correo')} />
        <TelefonoField label="Teléfono" description="Va en las cotizaciones que envía." {...field('telefono')} />
      </Fields>
      <CheckGroupField label="Perfiles" required options={perfiles} {...field('roles')} />
      <EquipoField {...field('equipoId')} />
    </>
  )
}
