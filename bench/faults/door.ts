/** Address of the server while there is one; closed while it is down. */
export function createDoor() {
  let opened = Promise.withResolvers<string>()
  return {
    url: () => opened.promise,
    open: (url: string) => opened.resolve(url),
    close: () => {
      opened = Promise.withResolvers<string>()
    },
  }
}
