/** Name, data, logo and colours of the isapre on its papers and letters. */
export const marca = {
  nombre: 'Alerce',
  razonSocial: 'Isapre Alerce S.A.',
  rut: '96.999.990-0',
  domicilio: 'Av. Los Alerces 1200, Santiago',
  signo: 'M12 3v18M12 4l4 4M12 4l-4 4M12 9l6 5M12 9l-6 5M12 14l7 5M12 14l-7 5',
  acento: '#206247',
  acentoClaro: '#e8f4ee',
  tinta: '#181d1b',
  tintaSuave: '#5f6763',
  linea: '#cdd4d1',
  aviso: '#8a5a00',
  avisoClaro: '#fdf3dc',
} as const
