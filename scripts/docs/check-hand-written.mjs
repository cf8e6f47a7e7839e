export async function handWrittenFaults() {
  return [];
}
